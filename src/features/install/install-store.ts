import { create } from "zustand";

export type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

type InstallState = {
  offer: InstallOffer | undefined;
  installed: boolean;
};

export const useInstall = create<InstallState>(() => ({ offer: undefined, installed: false }));

/** The browser fires its offer once and early, perhaps before this code loads. */
export function listenForInstall(made: Event | undefined): void {
  const keepOffer = (event: Event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer, installed: false });
  };
  if (made) keepOffer(made);
  window.addEventListener("beforeinstallprompt", keepOffer);
  window.addEventListener("appinstalled", () => useInstall.setState({ offer: undefined, installed: true }));
}

export async function install(): Promise<boolean> {
  const { offer } = useInstall.getState();
  if (!offer) return false;
  useInstall.setState({ offer: undefined });
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  return outcome === "accepted";
}
