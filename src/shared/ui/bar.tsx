import type { ReactNode } from "react";
import classes from "./bar.module.css";

/** A line at the foot of the window that says something about the app itself. It covers nothing it cannot give back. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <div className={`band row ${classes.bar}`}>{children}</div>
);
