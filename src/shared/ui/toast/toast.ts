import { create } from "zustand";

export type Toast = {
  title: string;
  message?: string;
  link?: { to: string; label: string };
  tone?: "success" | "error" | "info";
};
type ToastWithId = Toast & { id: string };

type WaitingToasts = {
  toasts: ToastWithId[];
  closed: string[];
  said: number;
  take: () => { toasts: ToastWithId[]; closed: string[] };
};

/** A queue, because the toaster loads with the first toast and not before the first paint. */
export const useWaitingToasts = create<WaitingToasts>((set, get) => ({
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
  const toastCount = useWaitingToasts.getState().said + 1;
  const id = `toast-${toastCount}`;
  useWaitingToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...words, id }], said: toastCount }));
  return () => useWaitingToasts.setState(({ closed }) => ({ closed: [...closed, id] }));
}
