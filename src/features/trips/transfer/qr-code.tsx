import { renderSVG } from "uqr";
import classes from "../trips.module.css";

type Props = {
  text: string;
  /** What the code is for, where reading its letters out would help nobody. */
  label?: string;
};

/** For a scanner; always dark on white, whatever the scheme, or no camera reads it. */
export const QrCode = ({ text, label = `QR code of ${text}` }: Props) => (
  <img className={classes.code} alt={label} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`} />
);
