export const INSTALL_PAGE = {
  lead: "Journey is an app as well as a website: add it to this device and it opens like any other.",
  description: (shop: string) => `Keep ${shop} on your phone or computer.`,
  reasons: {
    homeScreen: "Opens from your home screen, without an address bar",
    offline: "Your vouchers and the whole catalog, even offline",
    badge: "A badge when a trip needs attention",
    noStore: "No app store, no account, takes less space than a photo",
  },
  inUse: "You are using the installed app.",
  installed: "Installed. Open it from your home screen or your apps.",
  offered: "Your browser can install it for you.",
  install: "Install the app",
  otherDevices: "Other devices",
};

export const INSTALL_INVITATION = {
  title: "Install the app",
  text: "Keep Journey on this device: your trips one tap away, even offline.",
  install: "Install",
  showHow: "Show me how",
  no: "No, thanks",
};
