import { create } from "zustand";

/** The browser's install prompt, held back until the traveler asks for it. */
export type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

type Install = {
  offer: InstallOffer | undefined;
  installed: boolean;
};

export const useInstall = create<Install>(() => ({ offer: undefined, installed: false }));

/** Safari on iOS has a property of its own for it. */
export const isInstalledApp = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** Called at start: the browser makes its offer once and early, perhaps before this code loaded. */
export function listenForInstall(made: Event | undefined): void {
  const hold = (event: Event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer, installed: false });
  };
  if (made) hold(made);
  window.addEventListener("beforeinstallprompt", hold);
  window.addEventListener("appinstalled", () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Each offer can be prompted once. */
export async function install(): Promise<boolean> {
  const { offer } = useInstall.getState();
  if (!offer) return false;
  useInstall.setState({ offer: undefined });
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  return outcome === "accepted";
}
