import { create } from "zustand";

export type Toast = { title: string; message?: string; tone?: "success" | "error" | "info" };
type Said = Toast & { id: string };

type Waiting = {
  toasts: Said[];
  /** Taken back by who said it, once it is no longer true. */ closed: string[];
  /** How many since the start. */ said: number;
  take: () => { toasts: Said[]; closed: string[] };
};

/** Said, and not yet shown: the machinery that shows it is fetched at the first toast, not before the first paint. */
export const useWaitingToasts = create<Waiting>((set, get) => ({
  toasts: [],
  closed: [],
  said: 0,
  take: () => {
    const { toasts, closed } = get();
    if (toasts.length + closed.length > 0) set({ toasts: [], closed: [] });
    return { toasts, closed };
  },
}));

/** Says something for a moment, or until it is taken back. */
export function toast(words: Toast): () => void {
  const said = useWaitingToasts.getState().said + 1;
  const id = `toast-${said}`;
  useWaitingToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...words, id }], said }));
  return () => useWaitingToasts.setState(({ closed }) => ({ closed: [...closed, id] }));
}
