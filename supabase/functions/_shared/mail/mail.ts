export type Address = { name: string; address: string };

export type Mail = {
  /** The outbox row's id, by which mail servers recognize a repeated mail. */
  id: string;
  from: Address;
  to: Address;
  /** Routes replies to the shop even if its mails come from another address. */
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  attached?: Attachment[];
};

export type Attachment = { filename: string; type: string; text: string };

export type SendMail = (mail: Mail) => Promise<void>;

// Commas, colons and line ends would let a sender add recipients.
const plainAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;
const longestAddress = 254;

export const isOneAddress = (text: string): boolean => text.length <= longestAddress && plainAddress.test(text);

export const singleRecipient = ({ name, address }: Address): Address => {
  if (!isOneAddress(address)) throw new Error("This is not one mail address.");
  return { name: oneLine(name).slice(0, 100), address };
};

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
