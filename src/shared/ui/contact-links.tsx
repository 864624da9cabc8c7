export const dialed = (phone: string): string => phone.replace(/[^\d+]/g, "");

export const MailTo = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

export const Tel = ({ number }: { number: string }) => <a href={`tel:${dialed(number)}`}>{number}</a>;
