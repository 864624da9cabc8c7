import { count } from "../write.ts";

export const HELP_PAGE = {
  lead: "Answers to what travelers ask us most. They open even offline.",
  description: "Answers on booking, travel requirements, safety and cancellations.",
  search: "Search the questions",
  found: (answers: number) => count(answers, "answer"),
  nothing: "No answer with these words",
  nothingHelp: "Try fewer words, or ask us: ",
  showAll: "Show all",
  guide: "How booking works",
  guideText: "Five steps from an idea to a confirmed trip.",
  viewGuide: "View Guide",
  cancellations: "Cancellations",
  cancellationsText: "How much is refunded, when and how.",
  readPolicy: "Read Policy",
  personal: "Need Personal Assistance?",
  email: "Email support",
  emailText: "We answer within 24 hours.",
  chat: "Live chat",
  chatText: "On this website, Monday to Friday. Outside those hours, leave a message and we'll get back to you.",
  leaveMessage: "Leave a message",
};

export const HELP_BADGES = {
  popular: "Popular",
  important: "Important",
};
