export const OPTION_FIELDS = {
  title: "Options",
  noLongerOffered: (names: string) => `${names}: no longer offered and left out.`,
  perGuest: (price: string) => `${price} per guest`,
  each: (price: string) => `${price} each`,
  none: "None",
};

export const OTHER_TAB = {
  title: "This form is open in another tab too",
  text: "You typed something different there. This device can save only one of the two until you send it.",
  take: "Use what I typed there",
  keep: "Use what I typed here",
};

export const FORM_FAILED: string = "An unexpected error occurred";

export const withErrorId = (text: string, id: string | undefined): string =>
  id === undefined ? text : `${text} Error ID: ${id}.`;
