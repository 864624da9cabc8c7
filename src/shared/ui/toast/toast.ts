import { create } from "zustand";

export type Toast = { title: string; message?: string; tone?: "success" | "error" | "info" };
type Said = Toast & { id: string };

type Waiting = {
  toasts: Said[];
  closed: string[];
  said: number;
  take: () => { toasts: Said[]; closed: string[] };
};

/** A queue, because the toaster loads with the first toast and not before the first paint. */
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

export function toast(words: Toast): () => void {
  const said = useWaitingToasts.getState().said + 1;
  const id = `toast-${said}`;
  useWaitingToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...words, id }], said }));
  return () => useWaitingToasts.setState(({ closed }) => ({ closed: [...closed, id] }));
}
