export const AUTH_MAILS = {
  confirmation: {
    subject: "Confirm your email address",
    title: "Confirm your email address",
    paragraphs: ["Thanks for signing up with {{ .Email }}. One tap and your account is ready."],
    label: "Confirm email",
    closing: "Didn't sign up? You can ignore this email: no account is opened without this step.",
  },
  recovery: {
    subject: "Choose a new password",
    title: "Choose a new password",
    paragraphs: ["We received a request to reset the password for {{ .Email }}. The link works once."],
    label: "Choose a new password",
    closing: "Didn't ask for this? You can ignore this email: your password stays as it is.",
  },
  email_change: {
    subject: "Confirm your new email address",
    title: "Confirm your new email address",
    paragraphs: [
      "The account of {{ .Email }} is about to change its address to {{ .NewEmail }}.",
      "We sent this email to both addresses. The change takes effect once both are confirmed.",
    ],
    label: "Confirm the change",
    closing: "Didn't ask for this? Ignore this email and nothing changes.",
  },
};
