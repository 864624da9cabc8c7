export const INVALID_MESSAGE = "Please check your information";

export const MESSAGE_NOT_STORED = {
  title: "Not kept",
  message: "This device is out of storage. What you typed is still here; please email us instead.",
  tone: "error",
} as const;

export const UNHEARD = {
  title: "Waiting for our answer",
  text: "It is kept on this device. We could not hear whether it arrived, so it is sent again by itself as soon as there is a connection. We get it once.",
};

const FIELD_REFUSED: Partial<Record<string, string>> = {
  name: "The name was not accepted.",
  email: "Check the email address.",
  phone: "Check the phone number.",
  subject: "The subject was not accepted.",
  message: "The message was not accepted.",
  wishes: "The description of the trip was not accepted.",
  start_date: "The start date was not accepted: choose a day in the future.",
  end_date: "The end date was not accepted: choose a day after the start.",
  guests: "The number of travelers was not accepted.",
  budget_cents: "The budget was not accepted.",
  cities: "The list of cities was not accepted.",
};

/** Why the server refused it for good, by the field it named; its English sentence is for developers. */
export const messageRefused = ({ field }: { field?: string | null | undefined }): string =>
  `${FIELD_REFUSED[field ?? ""] ?? "Some of it was not accepted."} Please write it again.`;
