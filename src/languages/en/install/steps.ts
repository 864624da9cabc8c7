export const INSTALL_STEPS = {
  ios: {
    title: "iPhone and iPad",
    steps: {
      share: "Tap Share, the square with an arrow, at the edge of the browser.",
      row: "Scroll to “Add to Home Screen” and tap it.",
      home: "Tap Add. Journey appears with your apps.",
    },
    note: "On iPhone and iPad the installed app keeps its own trips. Open My trips there to bring yours over.",
  },
  android: {
    title: "Android",
    steps: {
      menu: "Open the browser's menu, the three dots.",
      row: "Tap “Install app” or “Add to Home screen”.",
      home: "Confirm. Journey appears with your apps.",
    },
    note: "",
  },
  computer: {
    title: "Computer: Chrome, Edge and others",
    steps: {
      "address-bar": "Click the Install icon at the end of the address bar.",
      dock: "Confirm. Journey opens in its own window.",
    },
    note: "A browser without this icon can't install it. Everything works offline in a tab as well.",
  },
  "mac-safari": {
    title: "Mac: Safari",
    steps: {
      "address-bar": "Click Share in the toolbar, or open the File menu.",
      dock: "Choose “Add to Dock” and confirm.",
    },
    note: "",
  },
};
