import type { ReactNode } from "react";
import classes from "./form-fields.module.css";

type Props = { ready: boolean; className: string | undefined; children: ReactNode };

/** Stays disabled until the draft is read, because the draft would overwrite earlier input. */
export const FormFields = ({ ready, className, children }: Props) => (
  <fieldset disabled={!ready} className={`${classes.fields} ${className ?? ""}`}>
    {children}
  </fieldset>
);
