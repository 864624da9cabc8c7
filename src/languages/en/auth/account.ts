export const AUTH_PAGE = {
  welcome: (shop: string) => `Welcome to ${shop}`,
  lead: "An account shows your bookings on every device. You can book without one.",
  invitedLead:
    "You are invited to the desk. Create an account with the address that got the invitation, or sign in if you have one.",
  description: "Sign in to see your bookings on every device.",
  signIn: "Sign In",
  signUp: "Sign Up",
  checkMail: "Account created! Please check your email to confirm your account.",
  linkMailed: "If there is an account with this address, a link to choose a new password is on its way.",
  linkOffer: "We'll email you a link to choose a new password.",
  signedIn: "Signed in successfully!",
  passwordSaved: "Password saved",
  passwordSavedText: "You are signed in.",
};

export const AUTH_FORM = {
  email: "Email",
  password: "Password",
  showPassword: "Show or hide the password",
  passwordRule: "At least 6 characters",
  newPassword: "New password",
  firstName: "First name",
  lastName: "Last name",
  forgotten: "Forgotten password?",
  mailLink: "Email me a link",
  back: "Back to signing in",
  savePassword: "Save the new password",
};

export const MAIL_LINK = {
  refused: "This link no longer works",
  refusedText: "This link was already used or has expired. Sign in, or ask for a new one.",
  unanswered: "Our server did not answer",
  unansweredText: "You are not signed in with this link yet. Keep this page open and try again.",
  notNow: "Not now",
  again: "Try again",
  emailConfirmed: "Your email is confirmed",
  signedIn: "Signed in successfully!",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
};

export const MAIL_LINK_QUESTIONS = {
  switch: (email: string) => `Switch to ${email}?`,
  switchText: (email: string) =>
    `You are signed in as ${email}. This link belongs to another account, and your bookings would be saved there.`,
  switchYes: "Switch account",
  stay: (email: string) => `Stay signed in as ${email}`,
  ownAddress: "You followed a link from an email. Continue only if this is your own address.",
  newPassword: (email: string) => `Choose a new password for ${email}?`,
  continue: "Continue",
  signIn: (email: string) => `Sign in as ${email}?`,
  signInYes: "Sign in",
  notNow: "Not now",
};
