export const INVALID_MESSAGE: string = "Please check your information";

export const MESSAGE_NOT_STORED = {
  title: "Not saved",
  message: "This device is out of storage. What you typed is still here; please email us instead.",
};

export const MESSAGE_STATUS = {
  sent: { title: "Sent", text: "We have it and will answer within 24 hours." },
  queued: {
    title: "Only on this device",
    text: "Saved on this device. We send it automatically once you are online.",
  },
  unanswered: {
    title: "Waiting for our answer",
    text: "Saved on this device. We don't know yet whether it arrived, so we send it again automatically once you are online. We receive it only once.",
  },
  refused: "Needs your attention",
  sendNow: "Send now",
  another: "Write another",
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

export const messageRefused = ({ field }: { field?: string | null | undefined }): string =>
  `${FIELD_REFUSED[field ?? ""] ?? "Some details need correcting."} Then send it again.`;
