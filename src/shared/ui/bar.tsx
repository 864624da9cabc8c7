import type { ReactNode } from "react";
import classes from "./bar.module.css";

/**
 * One bar at a time, and it never covers content for good: `pressing` puts a page's own bar (`data-bottom-bar`) back
 * into the page.
 */
export const Bar = ({ children, pressing }: { children: ReactNode; pressing?: true }) => (
  <div className={`band row ${classes.bar}`} data-pressing={pressing}>
    {children}
  </div>
);
