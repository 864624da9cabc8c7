import { createContext } from "react";

export const GuideUserContext = createContext("");
