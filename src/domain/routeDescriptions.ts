import type { PostPath, RoutePath } from './routes';

const HOME =
  'Patents, brands, websites and financial plans for small businesses in India, with free tools: resume builder, festival posters, SIP calculator.';

/**
 * Meta description of each page, 70 to 160 characters; a missing one is a type error. Post flows have theirs in manifests.
 * Separate from the routes because the first paint doesn't need them: prerendered documents contain them, and client-side
 * navigation loads them lazily.
 */
export const ROUTE_DESCRIPTIONS: Readonly<Record<Exclude<RoutePath, PostPath>, string>> = {
  '/': HOME,
  '/home': HOME,
  '/aiTools':
    'A resume builder with four templates and posters for festivals and offers. Free, in the browser, no account needed.',
  '/resume':
    'Fill in one form and see your resume on true A4 pages in four designs. Free, saved as a clean PDF; your text stays in this tab.',
  '/contact':
    'Tell us what you made or what you need: patents, branding, a website or a plan for your money. The form goes to a person.',
  '/patent':
    'Patent filing, searches, drafting, office actions and docketing, with the fees for the USA, Europe and India in one table.',
  '/brand':
    'Influence, tele calling, social media, reputation, e-mail and event marketing in three packages and three sizes.',
  '/finance':
    'Wealth creation, child future and retirement plans, mutual funds, term and health insurance, with the arithmetic shown.',
  '/learning':
    'Skill-based programs of 3-6 months near Gurgaon: web development, branding, e-commerce and SEO.',
  '/calculator':
    'What a monthly investment (SIP) grows to: maturity value, invested amount and estimated return to the paisa, year by year.',
  '/internship':
    'Apply for an internship: work on real patents, brands and websites alongside the people who sign them.',
  '/website':
    'Websites that open fast on an ordinary phone: structure, words, then surface, in four steps, with sample sites to look at.',
  '/socialAi':
    'Free posters for festivals and offers with your own name, logo and phone number, drawn in your browser and saved as a picture.',
  '/occasional':
    'Posters for Raksha Bandhan, Ganesh Chaturthi, Independence Day and Diwali with their next dates: pick a day and begin.',
  '/buisness':
    'Offer posters for your business, starting with the gym: name, offer and phone number in one picture.',
  '/login':
    'Log in with your e-mail or with Google to open templates 3 and 4 of the resume builder and of the festival posters.',
  '/register':
    'Create a free account to open templates 3 and 4 of the resume builder and of the festival posters. The rest needs none.',
  '/education':
    'Banners for the admissions, results and open days of schools and coaching classes are being drawn; other tools are ready.',
  '/other':
    'Posters for more trades are being drawn. The gym offer, the festival posters and the resume builder are ready to use.',
};
