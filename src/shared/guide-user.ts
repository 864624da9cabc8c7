import { createContext } from "react";

/** The account of the guide who is signed in: whose pocket may be shown. */
export const GuideUserContext = createContext("");
