import { renderSVG } from "uqr";
import classes from "./qr-code.module.css";

type Props = {
  text: string;
  /** What the code is for, where reading its letters out would help nobody. */
  label?: string;
  /** How much of it may be torn or dirty: M where it is shown on paper and read in the sun. */
  ecc?: "L" | "M";
};

/** For a scanner; always dark on white, whatever the scheme, or no camera reads it. */
export const QrCode = ({ text, label = `QR code of ${text}`, ecc = "L" }: Props) => (
  <img
    className={classes.code}
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc }))}`}
  />
);
