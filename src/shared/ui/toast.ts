import { create } from "zustand";

export type Toast = { title: string; message?: string; tone?: "success" | "error" | "info" };

type Waiting = {
  toasts: Toast[];
  /** Somebody has said something since the start. */ everSaid: boolean;
  take: () => Toast[];
};

/** Said, and not yet shown: the machinery that shows it is fetched at the first toast, not before the first paint. */
export const useWaitingToasts = create<Waiting>((set, get) => ({
  toasts: [],
  everSaid: false,
  take: () => {
    const { toasts } = get();
    if (toasts.length > 0) set({ toasts: [] });
    return toasts;
  },
}));

/** Says something for a moment. */
export const toast = (said: Toast): void =>
  useWaitingToasts.setState(({ toasts }) => ({ toasts: [...toasts, said], everSaid: true }));
