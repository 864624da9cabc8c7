export const INVITATION_ACTIONS = {
  accept: "Accept",
  again: "Try again",
  notNow: "Not now",
  otherAccount: "Use another account? Log out first, then open the link in your email again.",
  checking: "Checking your access… If you're offline, this continues once you are online.",
  home: "Home",
};

export const INVITATION_PROBLEMS = {
  invitation_gone: "This invitation was already used or has expired. Ask the operator for a new one.",
  other_guide: "This account belongs to another guide. Log out and use an account of your own.",
  other_address:
    "This invitation is for another email address. Log out, then sign in with the address that got the invitation.",
  member_already: "This account already works at the desk.",
  unreachable: "Our server did not answer, so the invitation may already be accepted. It is saved: try again.",
  failed: "Our server could not answer, so the invitation may already be accepted. It is saved: try again.",
};

export const INVITATIONS = {
  guide: {
    invited: "You are invited to guide",
    invitedAs: (email: string) => `Accept this invitation as ${email}? Your departures will then be in this account.`,
    none: "This account is not a guide's",
    noneWhy:
      "The operator invites guides by email. If you were a guide until now, the operator has ended this account; anything you recorded and haven't sent yet will still be sent.",
  },
  admin: {
    title: "Desk",
    invited: "You are invited to the desk",
    invitedAs: (email: string) => `Accept this invitation as ${email}? The desk then opens with this account.`,
    none: "This account does not work at the desk",
    noneWhy: "An owner invites people to the desk by email.",
  },
};
