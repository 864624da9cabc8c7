import type { LetterTemplate } from "../../../domain/desk/bookings/letter.ts";

export const LETTERS: readonly LetterTemplate[] = [
  { id: "free", name: "A letter of your own", subject: "About {title} on {day}", body: "Hello {first_name},\n\n" },
  {
    id: "meeting",
    name: "Meeting point",
    subject: "Where we meet: {title}, {day}",
    body: "Hello {first_name},\n\nWe look forward to seeing you on {day}.\n\nMeeting point: {meeting_point}\n\nPlease be there ten minutes early and have your reference {reference} or your voucher at hand.",
  },
  {
    id: "documents",
    name: "Documents needed",
    subject: "What to bring: {title}, {day}",
    body: "Hello {first_name},\n\nFor {title} on {day}, everyone in your group needs a valid passport. Hotels register each guest with it.\n\nPlease open your trip and tell us the names exactly as in the passports.",
  },
  {
    id: "plans",
    name: "Weather or change of plan",
    subject: "A change of plan: {title}, {day}",
    body: "Hello {first_name},\n\nBecause of the weather we have to change the plan of {title} on {day}:\n\n\n\nYour booking {reference} is unchanged. If this doesn't work for you, please answer this email.",
  },
  {
    id: "thanks",
    name: "Thank you",
    subject: "Thank you for traveling with us",
    body: "Hello {first_name},\n\nThank you for joining {title}. We hope you are home safely and with good memories.\n\nIf you have a minute, open your trip and tell other travelers how it was.",
  },
];
