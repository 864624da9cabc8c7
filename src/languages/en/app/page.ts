export const SCREEN_NOT_CACHED = {
  title: "Not on this device yet",
  heading: "This page is not on this device yet",
  problem: "Part of the app could not be loaded",
  text: "You may be offline. This page opens automatically once it has downloaded. Your bookings and saved pages on this device are safe.",
  again: "Try again",
};

export const PAGE_FAILED = {
  title: "Something went wrong",
  heading: "This page could not be shown",
  problem: "Something went wrong on this page.",
  text: "Your bookings and saved trips on this device are safe.",
  again: "Try again",
  home: "Go home",
};

export const LOADING: string = "Loading";
export const CLOSE_TOAST: string = "Close this message";
export const QR_CODE_OF = (text: string) => `QR code of ${text}`;
export const STARS_OF_FIVE = (rating: number) => `${rating} of 5 stars`;
export const CONTACT_PAGE: string = "our contact page";
