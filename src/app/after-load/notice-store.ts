import { create } from "zustand";

export type Notice =
  | { kind: "refused" }
  | { kind: "cleared"; trips: number }
  | { kind: "empty-app" }
  | { kind: "incomplete"; missing: number; files: number };

export const useNotice = create<{ notice: Notice | undefined }>(() => ({ notice: undefined }));

export const notify = (notice: Notice | undefined): void => useNotice.setState({ notice });
