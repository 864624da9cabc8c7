export const ABOUT_PAGE = {
  heading: "About us",
  lead: "We grew up between the domes of Samarkand and the desert of Khorezm, and we would like to show you around.",
  description: (shop: string) => `Who we are, how we travel and what we promise: ${shop}.`,
  figures: "In figures",
  storyTitle: "Our story",
  storyBegan:
    "It began with one minibus and a question from a guest: why does every tour stop at the same four squares? So we drove on, to the silk looms of Margilan, to the ships that stand in the sand at Moynaq, to families who still bake bread in the wall of their courtyard, and built days around them.",
  storyToday:
    "Today we run tours and packages in every region of the country. The routes are still ours, walked and driven by the people who sell them. The first hours after landing you have no local SIM and the mountains have no signal, so we built this app to work without one: your voucher, your days and our telephone number are on your phone before you need them.",
  valuesTitle: "What we value",
  facesTitle: "Who you will meet",
  teamTitle: "The team",
  recognitionTitle: "Awards and recognition",
  invitation: "Shall we?",
  tours: "See our tours",
  version: (version: string) => `App version ${version}`,
};

export const SHOP_FIGURE_NAMES = {
  unesco_sites: "UNESCO sites on our routes",
  travelers: "Happy travelers",
  rating: "Average rating",
};

export const SHOP_VALUES = {
  groups: {
    name: "Small groups",
    text: "A group fits around one table. No one waits for a second bus, and the guide knows your name by noon.",
  },
  people: {
    name: "Local people",
    text: "Guides, drivers, cooks and family guesthouses are from the towns you visit, and most of what you pay stays there.",
  },
  prices: {
    name: "Plain prices",
    text: "The total you see is the total you pay: group discount, taxes and fees are listed line by line.",
  },
  promises: {
    name: "We keep our promises",
    text: "We say held when seats are held and paid when money has arrived, never before. The same goes for this app.",
  },
};

export const SHOP_TEAM = {
  planners: {
    name: "Route planners",
    text: "Write the days, drive every road once a season and time the light on the domes.",
  },
  guides: {
    name: "Guides",
    text: "Licensed and fluent in English, Russian and Uzbek, many in French, German or Italian.",
  },
  drivers: {
    name: "Drivers",
    text: "Know the desert tracks and the mountain passes, and which teahouse is open after nine.",
  },
  desk: {
    name: "Travel desk",
    text: "Answers within a day, books trains and hotels, and picks up the phone while you travel.",
  },
};

export const SHOP_LICENCE = {
  name: "Licensed tour operator",
  text: (registration: string) => `${registration} in the Republic of Uzbekistan, for inbound travel.`,
  registered: "Registered and licensed",
};

export const SHOP_RECOGNITION = {
  routes: {
    name: "Responsible routes",
    text: "No animal shows, no drones over places of worship, refill points instead of plastic bottles on every tour.",
  },
  crafts: {
    name: "Craft partners",
    text: "Long-term partners of silk, ceramic and paper workshops in Margilan, Rishtan and Konigil.",
  },
};
