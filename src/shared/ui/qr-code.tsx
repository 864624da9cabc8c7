import encodeQR from "qr";
import { QR_CODE_OF } from "#texts/app.ts";
import classes from "./qr-code.module.css";

type Props = {
  text: string;
  label?: string;
  ecc?: "low" | "medium";
};

/** Always dark on white, because cameras cannot read the inverse. */
export const QrCode = ({ text, label = QR_CODE_OF({ text }), ecc = "low" }: Props) => (
  <img
    className={classes.code}
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(encodeQR(text, "svg", { ecc }))}`}
  />
);
