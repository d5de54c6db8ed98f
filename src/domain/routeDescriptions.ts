import type { RoutePath } from './routes';

const HOME =
  'Patents, brands, websites and money plans for small businesses in India, with free tools: resume builder, festival posters, SIP calculator.';

/**
 * What a search result and a shared link say of each page, in at most 160 characters. It stands apart from the routes because
 * only prerendered documents carry it: no visitor's browser needs it. A page without one does not compile.
 */
export const ROUTE_DESCRIPTIONS: Readonly<Record<RoutePath, string>> = {
  '/': HOME,
  '/home': HOME,
  '/aiTools':
    'A resume builder with four templates and posters for festivals and offers. Free, in the browser, no account needed.',
  '/resume': 'Four resume templates with a live A4 preview and a clean PDF. Your text stays in this tab.',
  '/contact':
    'Tell us what you made or what you need: patents, branding, a website or a plan for your money.',
  '/patent':
    'Patent filing, searches, drafting, office actions and docketing, with the fees for the USA, Europe and India in one table.',
  '/brand':
    'Influence, tele calling, social media, reputation, e-mail and event marketing in three packages and three sizes.',
  '/finance':
    'Wealth creation, child future and retirement plans, mutual funds and insurance, with the arithmetic shown.',
  '/learning':
    'Skill-based programs of 3-6 months near Gurgaon: web development, branding, e-commerce and SEO.',
  '/calculator':
    'What a monthly investment grows to: maturity value, invested amount and estimated return, to the paisa.',
  '/internship':
    'Apply for an internship: work on real patents, brands and websites beside the people who sign them.',
  '/website': 'Websites that open fast on an ordinary phone: structure, words, then surface, in four steps.',
  '/socialAi':
    'Posters for festivals and offers with your own name, logo and phone number, saved as a picture.',
  '/occasional':
    'Raksha Bandhan, Ganesh Chaturthi, Independence Day and Diwali: pick the day and make the poster.',
  '/buisness':
    'Offer posters for your business, starting with the gym: name, offer and phone number in one picture.',
  '/diwali':
    'Make a Diwali greeting with your business name, logo and phone number. Four designs, saved as JPEG.',
  '/rakshaBhandan':
    'Make a Raksha Bandhan greeting with your business name, logo and phone number. Four designs, saved as JPEG.',
  '/independence': 'Independence Day posters with your business name, logo and phone number are being drawn.',
  '/ganeshChaturthi':
    'Make a Ganesh Chaturthi greeting with your business name, logo and phone number. Four designs, saved as JPEG.',
  '/login': 'Sign in to open templates 3 and 4 of every tool.',
  '/register': 'Make an account to open templates 3 and 4 of every tool.',
  '/gym': 'A gym offer with your name, percentage and phone number: two designs, saved as JPEG.',
  '/education': 'Banners for schools and coaching classes are being drawn.',
  '/other': 'Posters for other businesses are being drawn.',
};
