import type { ReactNode } from "react";
import classes from "./form-fields.module.css";

type Props = { ready: boolean; className: string | undefined; children: ReactNode };

/**
 * The fields of a form whose draft is on the disk. Until that has been asked (and on a prerendered page, until the app
 * runs) they take nothing: what was typed into them would be written over.
 */
export const FormFields = ({ ready, className, children }: Props) => (
  <fieldset disabled={!ready} className={`${classes.fields} ${className ?? ""}`}>
    {children}
  </fieldset>
);
