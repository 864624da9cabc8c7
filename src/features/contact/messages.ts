export const INVALID_MESSAGE = "Please check your information";

export const MESSAGE_NOT_STORED = {
  title: "Not saved",
  message: "This device is out of storage. What you typed is still here; please email us instead.",
  tone: "error",
} as const;

export const UNANSWERED = {
  title: "Waiting for our answer",
  text: "Saved on this device. We don't know yet whether it arrived, so we send it again automatically once you are online. We receive it only once.",
};

const FIELD_REFUSED: Partial<Record<string, string>> = {
  name: "Check the name.",
  email: "Check the email address.",
  phone: "Check the phone number.",
  subject: "Check the subject.",
  message: "Check the message.",
  wishes: "Check the description of the trip.",
  start_date: "Choose a start date in the future.",
  end_date: "Choose an end date after the start.",
  guests: "Check the number of travelers.",
  budget_cents: "Check the budget.",
  cities: "Check the list of cities.",
};

/** The server's own sentence is for developers. */
export const messageRefused = ({ field }: { field?: string | null | undefined }): string =>
  `${FIELD_REFUSED[field ?? ""] ?? "Some details need correcting."} Then send it again.`;
