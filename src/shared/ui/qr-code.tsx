import { renderSVG } from "uqr";
import classes from "./qr-code.module.css";

type Props = {
  text: string;
  /** Describes the code's purpose where reading its text aloud would not help. */
  label?: string;
  /** Error correction: M on paper and in sunlight. */
  ecc?: "L" | "M";
};

/** Always dark on white, because cameras cannot read the inverse. */
export const QrCode = ({ text, label = `QR code of ${text}`, ecc = "L" }: Props) => (
  <img
    className={classes.code}
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc }))}`}
  />
);
