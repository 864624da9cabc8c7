import type { BookingView } from "../booking-view.ts";

/** The same window as for cancelling a trip that is paid: until its day is over in Tashkent. */
export const isMovable = ({ status, check_in }: Pick<BookingView, "status" | "check_in">, today: string): boolean =>
  status === "confirmed" && check_in >= today;
