import { renderSVG } from "uqr";
import classes from "./trips.module.css";

/** The reference for a scanner; always dark on white, whatever the scheme, or no camera reads it. */
export const QrCode = ({ text }: { text: string }) => (
  <img
    className={classes.code}
    alt={`QR code of ${text}`}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`}
  />
);
