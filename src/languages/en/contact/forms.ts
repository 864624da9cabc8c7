export const MESSAGE_FIELDS = {
  name: "Your name",
  email: "Email",
  phone: "Phone (optional)",
};

export const CONTACT_FORM = {
  lead: "You can write even offline: your message is sent once you are back online.",
  description: "Write to us, call us or visit us.",
  subject: "Subject (optional)",
  message: "Message",
  send: "Send message",
};

export const CONTACT_FACTS = {
  email: "Email",
  phone: "Phone",
  address: "Address",
  officeHours: "Office hours",
  licence: "License",
};

export const CUSTOM_TRIP = {
  lead: "Tell us when, where and how you like to travel. We answer within 24 hours with a route and a price; nothing is booked until you say so.",
  description: "Tell us your dream trip and get a route with a price.",
  arrive: "Arrive on (optional)",
  leave: "Leave on (optional)",
  guests: "Guests",
  budget: "Total budget (USD, optional)",
  cities: "Cities (separate with commas, optional)",
  wishes: "Wishes (optional)",
  wishesHelp: "Pace, interests, food, who travels with you: anything that helps us plan",
  send: "Send request",
  steps: {
    write: { name: "1. You write", text: "Rough dates and wishes are enough. It works offline too." },
    plan: { name: "2. We plan", text: "Someone who drives these roads plans a route, day by day, with a price." },
    decide: { name: "3. You decide", text: "Change it as often as you like. You pay only once you're happy with it." },
  },
};
