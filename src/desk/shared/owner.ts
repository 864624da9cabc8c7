import { createContext, use } from "react";

export const IsOwnerContext = createContext(false);

export const useIsOwner = (): boolean => use(IsOwnerContext);
