const PASSWORD_SHORT = "Password should be at least 6 characters long.";
const LINK_USED = "This link was already used or has expired. Ask for a new one.";
const EMAIL_TAKEN = "An account with this email already exists. Please sign in instead.";

export const SIGN_IN_PROBLEMS = {
  unreachable: "We can't reach our server. What you typed is still here: try again in a moment.",
  invalid_credentials: "Invalid email or password. Please check your credentials.",
  email_not_confirmed: "Please confirm your email before signing in.",
  failed: "Failed to sign in",
};

export const SIGN_UP_PROBLEMS = {
  unreachable:
    "Our server did not answer, so your account may already exist. What you typed is still here: try again, or follow the link in our email if it arrives.",
  /** The server does not distinguish a second sign-up within a minute from too many mails. */
  over_email_send_rate_limit:
    "We can't email you again just yet. If you already signed up, follow the link in our email; otherwise try again in a few minutes.",
  user_already_exists: EMAIL_TAKEN,
  email_exists: EMAIL_TAKEN,
  weak_password: PASSWORD_SHORT,
  failed: "Failed to create account",
};

export const PASSWORD_RESET_PROBLEMS = {
  unreachable: "Our server did not answer, so the link may already be on its way. Check your inbox, or try again.",
  over_email_send_rate_limit:
    "We can't email you again just yet. If a link has arrived, follow it; otherwise try again in a few minutes.",
  failed: "An unexpected error occurred",
};

export const NEW_PASSWORD_PROBLEMS = {
  unreachable:
    "Our server did not answer, so your new password may already be saved. What you typed is still here: save it again to be sure.",
  weak_password: PASSWORD_SHORT,
  same_password: "This is already your password. Choose another one.",
  session_not_found: LINK_USED,
  AuthSessionMissingError: LINK_USED,
  failed: "An unexpected error occurred",
};
