import type { Platform } from "./platform.ts";
import type { PictureName } from "./step-picture.tsx";

type Step = { picture: PictureName; text: string };
type Guide = { title: string; steps: readonly Step[]; note?: string };

export const INSTALL_STEPS: Record<Platform, Guide> = {
  ios: {
    title: "iPhone and iPad",
    steps: [
      { picture: "share", text: "Tap Share, the square with an arrow, at the edge of the browser." },
      { picture: "row", text: "Scroll to “Add to Home Screen” and tap it." },
      { picture: "home", text: "Tap Add. Journey appears with your apps." },
    ],
    note: "On iPhone and iPad the installed app keeps its own trips. Open My trips there to bring yours over.",
  },
  android: {
    title: "Android",
    steps: [
      { picture: "menu", text: "Open the browser's menu, the three dots." },
      { picture: "row", text: "Tap “Install app” or “Add to Home screen”." },
      { picture: "home", text: "Confirm. Journey appears with your apps." },
    ],
  },
  computer: {
    title: "Computer: Chrome, Edge and others",
    steps: [
      { picture: "address-bar", text: "Click the Install icon at the end of the address bar." },
      { picture: "dock", text: "Confirm. Journey opens in its own window." },
    ],
    note: "A browser without this icon can't install it. Everything works offline in a tab as well.",
  },
  "mac-safari": {
    title: "Mac: Safari",
    steps: [
      { picture: "address-bar", text: "Click Share in the toolbar, or open the File menu." },
      { picture: "dock", text: "Choose “Add to Dock” and confirm." },
    ],
  },
};
