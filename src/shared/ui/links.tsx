import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { Link, type LinkProps } from "react-router-dom";

export const ButtonLink = (props: ButtonProps & Omit<LinkProps, keyof ButtonProps>) => (
  <Button component={Link} {...props} />
);

export const TextLink = (props: AnchorProps & Omit<LinkProps, keyof AnchorProps>) => (
  <Anchor component={Link} {...props} />
);

export const dialableNumber = (phone: string): string => phone.replace(/[^\d+]/g, "");

export const MailTo = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

export const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${dialableNumber(number)}`}>{number}</a>;
