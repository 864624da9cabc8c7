import { createContext, use } from "react";

/** Shapes the screens only; the server checks every call. */
export const IsOwnerContext = createContext(false);

export const useIsOwner = (): boolean => use(IsOwnerContext);
