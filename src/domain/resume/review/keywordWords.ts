const list = (words: string): string[] => words.trim().split(/\s+/);

/** English and Hindi stop words, which are never part of a term. */
export const STOP_WORDS = new Set(
  list(`
  a about above across after again against all along also although always am among an and and/or any anyone are around as at be
  because been before being below between both but by can cannot could did do does doing done down during each either else etc
  even every few first for from further get gets given go goes had has have having he her here hers him his how however i if in
  into is it its itself just last least less let like made make makes making many may me might mine more most much must my near
  need needs neither never next no nor not now of off often on once one only onto or other others our ours out over own per
  please rather same second several shall she should since so some such take than that the their theirs them then there these
  they third this those through throughout thus to together too toward towards two under until up upon us use used using very
  via was way we were what when where whether which while who whom whose why will with within without would yes yet you your
  yours eg ie m/f/d w/o
  है हैं था थी थे और या में से को का के की पर ने कि यह वह जो तो भी ही कर करना करने होना एक इस उस लिए साथ हम आप तथा एवं द्वारा हमें हमारे चाहिए आवश्यक
`),
);

/** Words common to all job ads. */
export const AD_WORDS = new Set(
  list(`
  ability able about accept achieve act add advantage ago aim annum applicant application apply applying appropriate area
  asset assist attitude attractive available background base based basis become behalf believe benefit best better big bonus
  bring broad build building bullet business call candidate capable care career case category challenge challenging clear close
  closely code come comfortable company competitive complete comply compensation concept contact contribute contribution cover create
  creating culture current daily date day deadline deal deep define deliver delivering demonstrated department description
  desirable desired detail detailed develop developing different diverse driven drive duty dynamic eager early easy effective
  effectively efficient employee employer employment encourage end energetic enjoy ensure ensuring environment equal equivalent
  essential establish everyone evaluate excellent exceptional excited existing expect expectation experience experienced expert
  expertise exposure extensive face familiar familiarity family fast fast-paced feature field find fit flexible follow following
  free fresher friendly full full-time fun function future gain gender general give global goal good great group grow growing
  growth hand hands-on handle hard help helping high highly hire hiring home hour idea ideal identify immediate impact implement
  implementing important improve improving include including incredible individual industry information initiative innovative
  insurance interest interested internal interview issue item job join joining keen keep key kind know knowledge large lead
  leading learn level lead life line live location long look looking love lpa lakh maintain maintaining major manage managing match
  matter meet member mindset minimum modern month motivated multiple name nature new nice notice number offer office
  opportunity order organisation organization outstanding overview paced package paid part part-time partner passion passionate
  people perform performance period perk person personal place plan plus point position positive possess practice preferred
  present prior priority proactive problem process produce product professional proficiency proficient profile program
  programme progress project proper proven provide providing public purpose qualification qualified quality quick quickly range reach
  read real reason receive record related relevant remote report require required requirement resource respect
  responsibility responsible result resume review right role run running salary schedule seek seeking self self-motivated send
  senior sense serve service set shape share shift skill small smart solid solution solve someone sound space
  specific stack staff stage stand standard start state stay strong structure success successful successfully suitable support
  system talented task team tech technology term thing think thinking time today tool top track traits understand
  understanding unit update urgent user value various verbal vision want week well wide willing willingness win word work
  worker working workplace world world-class write writing written year young
`),
);

/** Words that are always terms, even in lower case. */
export const KNOWN_WORDS = new Set(
  list(`
  accounting accessibility adobe agile ajax analytics android angular ansible apache arduino audit auditing autocad automation
  azure babel bash bigquery blender bookkeeping bootstrap branding budgeting canva cassandra catia cloud cobol compiler compliance
  copywriting crm cryptography css cybersecurity dart databricks dbms debugging devops django docker drupal elasticsearch
  electronics embedded encryption erlang erp etl ethereum excel express fastapi figma finance firebase firewall flask flutter
  forecasting fortran fpga git github gitlab gradle grafana graphql gst hadoop haskell hive html illustrator indesign invoicing ios
  java javascript jenkins jest jira jquery json jwt kafka keras kotlin kubernetes laravel latex leadership linux logistics looker
  lua mainframe marketing matlab maven mentoring merchandising metallurgy microservice middleware mongodb mysql negotiation netsuite
  networking nestjs nextjs nginx nlp node nosql numpy nursing oauth onboarding opencv oracle pandas patent payroll pcb perl
  pharmacology photoshop php plumbing postgresql powerbi powerpoint procurement prometheus prototyping prototype pytest
  python pytorch qa quickbooks rabbitmq rails react recruiting recruitment redis redux regression research retail ruby rust saas
  salesforce sales sap sas sass scala scikit-learn scrum security selenium seo shopify sketch snowflake solidity solidworks spark splunk
  spreadsheet sql spring sqlite stakeholder statistics svelte swift tableau tally taxation teaching telemarketing tensorflow
  terraform testing trademark training translation typescript typography ubuntu underwriting unity unix usability ux ui vba
  verilog vhdl vite vue warehouse webgl webpack welding wireframe wordpress xml zoho
`),
);

/** Multi-word terms, in the singular. */
export const KNOWN_PHRASES: readonly string[] = `
account payable, account receivable, active directory, ad word, agile methodology, artificial intelligence, balance sheet, bank
reconciliation, big data, business analysis, business development, business intelligence, change management, clinical data,
clinical trial, cloud computing, code review, computer vision, content marketing, content strategy, continuous delivery,
continuous integration, cost accounting, customer relationship, customer service, customer success, data analysis, data
analytics, data engineering, data entry, data management, data mining, data modelling, data modeling, data pipeline, data
science, data structure, data visualisation, data visualization, data warehouse, deep learning, design pattern, design
system, design thinking, digital marketing, distributed system, due diligence, email marketing, event management, field
research, financial analysis, financial modelling, financial modeling, financial reporting, front end, back end, full stack,
google ad, google analytics, google cloud, graphic design, human resource, indirect tax, information architecture, information
security, intellectual property, interaction design, internal audit, inventory management, java script, key account, lead generation, lean
manufacturing, load balancing, machine learning, market research, material science, microsoft excel, microsoft office, ms excel,
ms office, mobile app, natural language processing, network security, object oriented, operating system, operation research, patent
drafting, patent search, penetration testing, people management, performance marketing, power bi, problem solving, product
design, product designer, product management, product manager, product owner, project management, project manager, prompt engineering,
prior art, public speaking, public transport, quality assurance, quality control, react native, real estate, rest api,
restful api, risk assessment, risk management, ruby on rails, sale force, scrum master, search engine optimisation, search engine
optimization, service design, service level agreement, social media, software architecture, software development, software engineer,
software engineering, solution architect, spring boot, sql server, statistical analysis, stakeholder management, supply chain,
supply chain management, system design, talent acquisition, tally prime, tax audit, team leadership, technical support, technical
writing, test automation, time management, time series, unit test, unit testing, usability testing, user experience, user
interface, user research, user testing, vendor management, version control, visual design, web application, web development, web
service, year end closing
`
  .split(',')
  .map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Synonyms, which applicant tracking systems don't recognize as such. */
export const SAME_THING: readonly (readonly string[])[] = [
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
  ['Kubernetes', 'k8s'],
  ['PostgreSQL', 'Postgres'],
  ['Golang', 'Go language'],
  ['React', 'ReactJS', 'React.js'],
  ['Vue', 'VueJS', 'Vue.js'],
  ['Node.js', 'Node', 'Node JS'],
  ['machine learning', 'ML'],
  ['artificial intelligence', 'AI'],
  ['natural language processing', 'NLP'],
  ['user experience', 'UX'],
  ['user interface', 'UI'],
  ['Amazon Web Services', 'AWS'],
  ['Google Cloud Platform', 'GCP', 'Google Cloud'],
  ['Microsoft Excel', 'MS Excel', 'Excel'],
  ['Microsoft Office', 'MS Office'],
  ['search engine optimisation', 'search engine optimization', 'SEO'],
  ['human resources', 'HR'],
  ['quality assurance', 'QA'],
  ['continuous integration', 'CI', 'CI/CD'],
  ['object-oriented programming', 'OOP', 'object oriented'],
  ['customer relationship management', 'CRM'],
  ['intellectual property', 'IP'],
  ['goods and services tax', 'GST'],
  ['accessibility', 'a11y', 'WCAG'],
  ['analyse', 'analyze'],
  ['data visualisation', 'data visualization'],
  ['financial modelling', 'financial modeling'],
];
