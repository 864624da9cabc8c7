import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { Link, type LinkProps } from "react-router-dom";

export const ButtonLink = (props: ButtonProps & Omit<LinkProps, keyof ButtonProps>) => (
  <Button component={Link} {...props} />
);

export const TextLink = (props: AnchorProps & Omit<LinkProps, keyof AnchorProps>) => (
  <Anchor component={Link} {...props} />
);

export const dialed = (phone: string): string => phone.replace(/[^\d+]/g, "");

export const MailTo = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

export const Tel = ({ number }: { number: string }) => <a href={`tel:${dialed(number)}`}>{number}</a>;
