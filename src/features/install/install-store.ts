import { create } from "zustand";

/** The browser's own question, held back until the traveller asks for it. */
export type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

type Install = {
  offer: InstallOffer | undefined;
  /** Installed just now, in this browser. */
  installed: boolean;
};

export const useInstall = create<Install>(() => ({ offer: undefined, installed: false }));

/** Whether this very window is the installed app. Safari on iOS has a word of its own for it. */
export const isInstalledApp = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** From the start: the browser makes its offer once, and early; perhaps before this code came. */
export function listenForInstall(made: Event | undefined): void {
  const hold = (event: Event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer, installed: false });
  };
  if (made) hold(made);
  window.addEventListener("beforeinstallprompt", hold);
  window.addEventListener("appinstalled", () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Asks the browser's question; it may be asked once per offer. */
export async function install(): Promise<boolean> {
  const { offer } = useInstall.getState();
  if (!offer) return false;
  useInstall.setState({ offer: undefined });
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  return outcome === "accepted";
}
