import { QR_CODE_OF } from "#texts/app.ts";
import { renderSVG } from "uqr";
import classes from "./qr-code.module.css";

type Props = {
  text: string;
  label?: string;
  ecc?: "L" | "M";
};

/** Always dark on white, because cameras cannot read the inverse. */
export const QrCode = ({ text, label = QR_CODE_OF({ text }), ecc = "L" }: Props) => (
  <img
    className={classes.code}
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc }))}`}
  />
);
