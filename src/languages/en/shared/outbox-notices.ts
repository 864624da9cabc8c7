export const OUTBOX_NOTICES = {
  heldTitle: "Your seats are held",
  held: "Open My trips to pay.",
  refusedTitle: "Needs your attention",
  bookingRefused: "A booking could not be made.",
  seeTrips: (refusal: string) => `${refusal} See My trips.`,
};
