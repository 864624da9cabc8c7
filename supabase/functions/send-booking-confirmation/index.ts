import { inBackground } from "../_shared/web/background.ts";
import { serve } from "../_shared/web/http.ts";
import { sendQueuedMails } from "../_shared/mail/send-queued-mails.ts";
import { mailDesk, platformServices } from "../_shared/services.ts";
import { sendBookingConfirmation } from "./handler.ts";

const services = platformServices();
const desk = mailDesk(services);
const afterQueue = () => inBackground("mails", () => sendQueuedMails(desk));

export default { fetch: serve(services.env.siteUrl, sendBookingConfirmation({ rpc: services.rpc, afterQueue })) };
