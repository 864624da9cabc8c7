import type { ReactNode } from "react";
import classes from "./bar.module.css";

/**
 * A line at the foot of the window that says something about the app itself. It covers nothing it cannot give back.
 * One at a time: what presses sends a page's own bar (`data-bottom-bar`) back into the page.
 */
export const Bar = ({ children, pressing }: { children: ReactNode; pressing?: true }) => (
  <div className={`band row ${classes.bar}`} data-pressing={pressing}>
    {children}
  </div>
);
