import type { ReactNode } from "react";
import classes from "./bar.module.css";

/** `pressing` moves a page's own bar (`data-bottom-bar`) back into the page, so bars never stack. */
export const Bar = ({ children, pressing }: { children: ReactNode; pressing?: true }) => (
  <div className={`band row ${classes.bar}`} data-pressing={pressing}>
    {children}
  </div>
);
